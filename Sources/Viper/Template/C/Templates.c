#include "CViperTemplates.h"

static const unsigned char samplelist_samplelistassembler[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListAssembler.swift"
};

static const unsigned char samplelist_samplelistcontract[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListContract.swift"
};

static const unsigned char samplelist_samplelistentity[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListEntity.swift"
};

static const unsigned char samplelist_samplelistinteractor[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListInteractor.swift"
};

static const unsigned char samplelist_samplelistmapper[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListMapper.swift"
};

static const unsigned char samplelist_samplelistpresenter[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListPresenter.swift"
};

static const unsigned char samplelist_samplelistrouter[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListRouter.swift"
};

static const unsigned char samplelist_samplelistview[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListView.swift"
};

static const unsigned char samplelist_samplelistviewmodel[] = {
#embed "../../../../Examples/Modules/Sources/SampleList/SampleListViewModel.swift"
};

static const unsigned char samplelisttests_samplelistassemblertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListAssemblerTests.swift"
};

static const unsigned char samplelisttests_samplelistlifetests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListLifeTests.swift"
};

static const unsigned char samplelisttests_samplelistpresentertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListPresenterTests.swift"
};

static const unsigned char samplelisttests_samplelistroutertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListRouterTests.swift"
};

static const unsigned char samplelisttests_samplelistviewtests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListViewTests.swift"
};

static const unsigned char samplelisttests_doubles_samplelistfixtures[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/Doubles/SampleListFixtures.swift"
};

static const unsigned char samplelisttests_doubles_samplelistinteractormock[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/Doubles/SampleListInteractorMock.swift"
};

static const unsigned char samplelisttests_doubles_samplelistspies[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/Doubles/SampleListSpies.swift"
};

static const unsigned char samplelisttests_doubles_sampleliststage[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/Doubles/SampleListStage.swift"
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

static const unsigned char sampledetail_sampledetailassembler[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailAssembler.swift"
};

static const unsigned char sampledetail_sampledetailcontract[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailContract.swift"
};

static const unsigned char sampledetail_sampledetailentity[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailEntity.swift"
};

static const unsigned char sampledetail_sampledetailinteractor[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailInteractor.swift"
};

static const unsigned char sampledetail_sampledetailmapper[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailMapper.swift"
};

static const unsigned char sampledetail_sampledetailpresenter[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailPresenter.swift"
};

static const unsigned char sampledetail_sampledetailrouter[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailRouter.swift"
};

static const unsigned char sampledetail_sampledetailview[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailView.swift"
};

static const unsigned char sampledetail_sampledetailviewmodel[] = {
#embed "../../../../Examples/Modules/Sources/SampleDetail/SampleDetailViewModel.swift"
};

static const unsigned char sampledetailtests_sampledetailassemblertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailAssemblerTests.swift"
};

static const unsigned char sampledetailtests_sampledetaillifetests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailLifeTests.swift"
};

static const unsigned char sampledetailtests_sampledetailpresentertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailPresenterTests.swift"
};

static const unsigned char sampledetailtests_sampledetailroutertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailRouterTests.swift"
};

static const unsigned char sampledetailtests_sampledetailviewtests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailViewTests.swift"
};

static const unsigned char sampledetailtests_doubles_sampledetailfixtures[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/Doubles/SampleDetailFixtures.swift"
};

static const unsigned char sampledetailtests_doubles_sampledetailinteractormock[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/Doubles/SampleDetailInteractorMock.swift"
};

static const unsigned char sampledetailtests_doubles_sampledetailspies[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/Doubles/SampleDetailSpies.swift"
};

static const unsigned char sampledetailtests_doubles_sampledetailstage[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/Doubles/SampleDetailStage.swift"
};

static const TemplateFile sample_detail_files[] = {
    {"SampleDetail/SampleDetailAssembler.swift", sampledetail_sampledetailassembler, sizeof sampledetail_sampledetailassembler},
    {"SampleDetail/SampleDetailContract.swift", sampledetail_sampledetailcontract, sizeof sampledetail_sampledetailcontract},
    {"SampleDetail/SampleDetailEntity.swift", sampledetail_sampledetailentity, sizeof sampledetail_sampledetailentity},
    {"SampleDetail/SampleDetailInteractor.swift", sampledetail_sampledetailinteractor, sizeof sampledetail_sampledetailinteractor},
    {"SampleDetail/SampleDetailMapper.swift", sampledetail_sampledetailmapper, sizeof sampledetail_sampledetailmapper},
    {"SampleDetail/SampleDetailPresenter.swift", sampledetail_sampledetailpresenter, sizeof sampledetail_sampledetailpresenter},
    {"SampleDetail/SampleDetailRouter.swift", sampledetail_sampledetailrouter, sizeof sampledetail_sampledetailrouter},
    {"SampleDetail/SampleDetailView.swift", sampledetail_sampledetailview, sizeof sampledetail_sampledetailview},
    {"SampleDetail/SampleDetailViewModel.swift", sampledetail_sampledetailviewmodel, sizeof sampledetail_sampledetailviewmodel},
    {"SampleDetailTests/SampleDetailAssemblerTests.swift", sampledetailtests_sampledetailassemblertests, sizeof sampledetailtests_sampledetailassemblertests},
    {"SampleDetailTests/SampleDetailLifeTests.swift", sampledetailtests_sampledetaillifetests, sizeof sampledetailtests_sampledetaillifetests},
    {"SampleDetailTests/SampleDetailPresenterTests.swift", sampledetailtests_sampledetailpresentertests, sizeof sampledetailtests_sampledetailpresentertests},
    {"SampleDetailTests/SampleDetailRouterTests.swift", sampledetailtests_sampledetailroutertests, sizeof sampledetailtests_sampledetailroutertests},
    {"SampleDetailTests/SampleDetailViewTests.swift", sampledetailtests_sampledetailviewtests, sizeof sampledetailtests_sampledetailviewtests},
    {"SampleDetailTests/Doubles/SampleDetailFixtures.swift", sampledetailtests_doubles_sampledetailfixtures, sizeof sampledetailtests_doubles_sampledetailfixtures},
    {"SampleDetailTests/Doubles/SampleDetailInteractorMock.swift", sampledetailtests_doubles_sampledetailinteractormock, sizeof sampledetailtests_doubles_sampledetailinteractormock},
    {"SampleDetailTests/Doubles/SampleDetailSpies.swift", sampledetailtests_doubles_sampledetailspies, sizeof sampledetailtests_doubles_sampledetailspies},
    {"SampleDetailTests/Doubles/SampleDetailStage.swift", sampledetailtests_doubles_sampledetailstage, sizeof sampledetailtests_doubles_sampledetailstage},
};

TemplateFiles template_sample_detail(void) {
  return (TemplateFiles){sample_detail_files, sizeof sample_detail_files / sizeof *sample_detail_files};
}

static const unsigned char sampleform_sampleformassembler[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormAssembler.swift"
};

static const unsigned char sampleform_sampleformcontract[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormContract.swift"
};

static const unsigned char sampleform_sampleformentity[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormEntity.swift"
};

static const unsigned char sampleform_sampleforminteractor[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormInteractor.swift"
};

static const unsigned char sampleform_sampleformmapper[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormMapper.swift"
};

static const unsigned char sampleform_sampleformpresenter[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormPresenter.swift"
};

static const unsigned char sampleform_sampleformrouter[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormRouter.swift"
};

static const unsigned char sampleform_sampleformview[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormView.swift"
};

static const unsigned char sampleform_sampleformviewmodel[] = {
#embed "../../../../Examples/Modules/Sources/SampleForm/SampleFormViewModel.swift"
};

static const unsigned char sampleformtests_sampleformassemblertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormAssemblerTests.swift"
};

static const unsigned char sampleformtests_sampleformlifetests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormLifeTests.swift"
};

static const unsigned char sampleformtests_sampleformpresentertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormPresenterTests.swift"
};

static const unsigned char sampleformtests_sampleformroutertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormRouterTests.swift"
};

static const unsigned char sampleformtests_sampleformviewtests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormViewTests.swift"
};

static const unsigned char sampleformtests_doubles_sampleformfixtures[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/Doubles/SampleFormFixtures.swift"
};

static const unsigned char sampleformtests_doubles_sampleforminteractormock[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/Doubles/SampleFormInteractorMock.swift"
};

static const unsigned char sampleformtests_doubles_sampleformspies[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/Doubles/SampleFormSpies.swift"
};

static const unsigned char sampleformtests_doubles_sampleformstage[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/Doubles/SampleFormStage.swift"
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
