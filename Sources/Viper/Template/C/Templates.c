#include "CViperTemplates.h"

static const unsigned char samplelist_samplelistassembler[] = {
#embed "../../../../Templates/SampleList/SampleListAssembler.swift"
};

static const unsigned char samplelist_samplelistcontract[] = {
#embed "../../../../Templates/SampleList/SampleListContract.swift"
};

static const unsigned char samplelist_samplelistentity[] = {
#embed "../../../../Templates/SampleList/SampleListEntity.swift"
};

static const unsigned char samplelist_samplelistinteractor[] = {
#embed "../../../../Templates/SampleList/SampleListInteractor.swift"
};

static const unsigned char samplelist_samplelistmapper[] = {
#embed "../../../../Templates/SampleList/SampleListMapper.swift"
};

static const unsigned char samplelist_samplelistpresenter[] = {
#embed "../../../../Templates/SampleList/SampleListPresenter.swift"
};

static const unsigned char samplelist_samplelistrouter[] = {
#embed "../../../../Templates/SampleList/SampleListRouter.swift"
};

static const unsigned char samplelist_samplelistview[] = {
#embed "../../../../Templates/SampleList/SampleListView.swift"
};

static const unsigned char samplelist_samplelistviewmodel[] = {
#embed "../../../../Templates/SampleList/SampleListViewModel.swift"
};

static const unsigned char samplelisttests_samplelistassemblertests[] = {
#embed "../../../../Templates/SampleListTests/SampleListAssemblerTests.swift"
};

static const unsigned char samplelisttests_samplelistlifetests[] = {
#embed "../../../../Templates/SampleListTests/SampleListLifeTests.swift"
};

static const unsigned char samplelisttests_samplelistpresentertests[] = {
#embed "../../../../Templates/SampleListTests/SampleListPresenterTests.swift"
};

static const unsigned char samplelisttests_samplelistroutertests[] = {
#embed "../../../../Templates/SampleListTests/SampleListRouterTests.swift"
};

static const unsigned char samplelisttests_samplelistviewtests[] = {
#embed "../../../../Templates/SampleListTests/SampleListViewTests.swift"
};

static const unsigned char samplelisttests_doubles_samplelistfixtures[] = {
#embed "../../../../Templates/SampleListTests/Doubles/SampleListFixtures.swift"
};

static const unsigned char samplelisttests_doubles_samplelistinteractormock[] = {
#embed "../../../../Templates/SampleListTests/Doubles/SampleListInteractorMock.swift"
};

static const unsigned char samplelisttests_doubles_samplelistspies[] = {
#embed "../../../../Templates/SampleListTests/Doubles/SampleListSpies.swift"
};

static const unsigned char samplelisttests_doubles_sampleliststage[] = {
#embed "../../../../Templates/SampleListTests/Doubles/SampleListStage.swift"
};

static const TemplateFile sample_list_files[] = {
    {"SampleList/SampleListAssembler.swift", samplelist_samplelistassembler, sizeof samplelist_samplelistassembler},
    {"SampleList/SampleListContract.swift", samplelist_samplelistcontract, sizeof samplelist_samplelistcontract},
    {"SampleList/SampleListEntity.swift", samplelist_samplelistentity, sizeof samplelist_samplelistentity},
    {"SampleList/SampleListInteractor.swift", samplelist_samplelistinteractor, sizeof samplelist_samplelistinteractor},
    {"SampleList/SampleListMapper.swift", samplelist_samplelistmapper, sizeof samplelist_samplelistmapper},
    {"SampleList/SampleListPresenter.swift", samplelist_samplelistpresenter, sizeof samplelist_samplelistpresenter},
    {"SampleList/SampleListRouter.swift", samplelist_samplelistrouter, sizeof samplelist_samplelistrouter},
    {"SampleList/SampleListView.swift", samplelist_samplelistview, sizeof samplelist_samplelistview},
    {"SampleList/SampleListViewModel.swift", samplelist_samplelistviewmodel, sizeof samplelist_samplelistviewmodel},
    {"SampleListTests/SampleListAssemblerTests.swift", samplelisttests_samplelistassemblertests, sizeof samplelisttests_samplelistassemblertests},
    {"SampleListTests/SampleListLifeTests.swift", samplelisttests_samplelistlifetests, sizeof samplelisttests_samplelistlifetests},
    {"SampleListTests/SampleListPresenterTests.swift", samplelisttests_samplelistpresentertests, sizeof samplelisttests_samplelistpresentertests},
    {"SampleListTests/SampleListRouterTests.swift", samplelisttests_samplelistroutertests, sizeof samplelisttests_samplelistroutertests},
    {"SampleListTests/SampleListViewTests.swift", samplelisttests_samplelistviewtests, sizeof samplelisttests_samplelistviewtests},
    {"SampleListTests/Doubles/SampleListFixtures.swift", samplelisttests_doubles_samplelistfixtures, sizeof samplelisttests_doubles_samplelistfixtures},
    {"SampleListTests/Doubles/SampleListInteractorMock.swift", samplelisttests_doubles_samplelistinteractormock, sizeof samplelisttests_doubles_samplelistinteractormock},
    {"SampleListTests/Doubles/SampleListSpies.swift", samplelisttests_doubles_samplelistspies, sizeof samplelisttests_doubles_samplelistspies},
    {"SampleListTests/Doubles/SampleListStage.swift", samplelisttests_doubles_sampleliststage, sizeof samplelisttests_doubles_sampleliststage},
};

TemplateFiles template_sample_list(void) {
  return (TemplateFiles){sample_list_files, sizeof sample_list_files / sizeof *sample_list_files};
}

static const unsigned char sampleform_sampleformassembler[] = {
#embed "../../../../Templates/SampleForm/SampleFormAssembler.swift"
};

static const unsigned char sampleform_sampleformcontract[] = {
#embed "../../../../Templates/SampleForm/SampleFormContract.swift"
};

static const unsigned char sampleform_sampleformentity[] = {
#embed "../../../../Templates/SampleForm/SampleFormEntity.swift"
};

static const unsigned char sampleform_sampleforminteractor[] = {
#embed "../../../../Templates/SampleForm/SampleFormInteractor.swift"
};

static const unsigned char sampleform_sampleformmapper[] = {
#embed "../../../../Templates/SampleForm/SampleFormMapper.swift"
};

static const unsigned char sampleform_sampleformpresenter[] = {
#embed "../../../../Templates/SampleForm/SampleFormPresenter.swift"
};

static const unsigned char sampleform_sampleformrouter[] = {
#embed "../../../../Templates/SampleForm/SampleFormRouter.swift"
};

static const unsigned char sampleform_sampleformview[] = {
#embed "../../../../Templates/SampleForm/SampleFormView.swift"
};

static const unsigned char sampleform_sampleformviewmodel[] = {
#embed "../../../../Templates/SampleForm/SampleFormViewModel.swift"
};

static const unsigned char sampleformtests_sampleformassemblertests[] = {
#embed "../../../../Templates/SampleFormTests/SampleFormAssemblerTests.swift"
};

static const unsigned char sampleformtests_sampleformlifetests[] = {
#embed "../../../../Templates/SampleFormTests/SampleFormLifeTests.swift"
};

static const unsigned char sampleformtests_sampleformpresentertests[] = {
#embed "../../../../Templates/SampleFormTests/SampleFormPresenterTests.swift"
};

static const unsigned char sampleformtests_sampleformroutertests[] = {
#embed "../../../../Templates/SampleFormTests/SampleFormRouterTests.swift"
};

static const unsigned char sampleformtests_sampleformviewtests[] = {
#embed "../../../../Templates/SampleFormTests/SampleFormViewTests.swift"
};

static const unsigned char sampleformtests_doubles_sampleformfixtures[] = {
#embed "../../../../Templates/SampleFormTests/Doubles/SampleFormFixtures.swift"
};

static const unsigned char sampleformtests_doubles_sampleforminteractormock[] = {
#embed "../../../../Templates/SampleFormTests/Doubles/SampleFormInteractorMock.swift"
};

static const unsigned char sampleformtests_doubles_sampleformspies[] = {
#embed "../../../../Templates/SampleFormTests/Doubles/SampleFormSpies.swift"
};

static const unsigned char sampleformtests_doubles_sampleformstage[] = {
#embed "../../../../Templates/SampleFormTests/Doubles/SampleFormStage.swift"
};

static const TemplateFile sample_form_files[] = {
    {"SampleForm/SampleFormAssembler.swift", sampleform_sampleformassembler, sizeof sampleform_sampleformassembler},
    {"SampleForm/SampleFormContract.swift", sampleform_sampleformcontract, sizeof sampleform_sampleformcontract},
    {"SampleForm/SampleFormEntity.swift", sampleform_sampleformentity, sizeof sampleform_sampleformentity},
    {"SampleForm/SampleFormInteractor.swift", sampleform_sampleforminteractor, sizeof sampleform_sampleforminteractor},
    {"SampleForm/SampleFormMapper.swift", sampleform_sampleformmapper, sizeof sampleform_sampleformmapper},
    {"SampleForm/SampleFormPresenter.swift", sampleform_sampleformpresenter, sizeof sampleform_sampleformpresenter},
    {"SampleForm/SampleFormRouter.swift", sampleform_sampleformrouter, sizeof sampleform_sampleformrouter},
    {"SampleForm/SampleFormView.swift", sampleform_sampleformview, sizeof sampleform_sampleformview},
    {"SampleForm/SampleFormViewModel.swift", sampleform_sampleformviewmodel, sizeof sampleform_sampleformviewmodel},
    {"SampleFormTests/SampleFormAssemblerTests.swift", sampleformtests_sampleformassemblertests, sizeof sampleformtests_sampleformassemblertests},
    {"SampleFormTests/SampleFormLifeTests.swift", sampleformtests_sampleformlifetests, sizeof sampleformtests_sampleformlifetests},
    {"SampleFormTests/SampleFormPresenterTests.swift", sampleformtests_sampleformpresentertests, sizeof sampleformtests_sampleformpresentertests},
    {"SampleFormTests/SampleFormRouterTests.swift", sampleformtests_sampleformroutertests, sizeof sampleformtests_sampleformroutertests},
    {"SampleFormTests/SampleFormViewTests.swift", sampleformtests_sampleformviewtests, sizeof sampleformtests_sampleformviewtests},
    {"SampleFormTests/Doubles/SampleFormFixtures.swift", sampleformtests_doubles_sampleformfixtures, sizeof sampleformtests_doubles_sampleformfixtures},
    {"SampleFormTests/Doubles/SampleFormInteractorMock.swift", sampleformtests_doubles_sampleforminteractormock, sizeof sampleformtests_doubles_sampleforminteractormock},
    {"SampleFormTests/Doubles/SampleFormSpies.swift", sampleformtests_doubles_sampleformspies, sizeof sampleformtests_doubles_sampleformspies},
    {"SampleFormTests/Doubles/SampleFormStage.swift", sampleformtests_doubles_sampleformstage, sizeof sampleformtests_doubles_sampleformstage},
};

TemplateFiles template_sample_form(void) {
  return (TemplateFiles){sample_form_files, sizeof sample_form_files / sizeof *sample_form_files};
}
