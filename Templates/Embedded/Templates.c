#include "CViperTemplates.h"

static const unsigned char samplelist_samplelistassembler[] = {
#embed "../SampleList/SampleListAssembler.swift"
};

static const unsigned char samplelist_samplelistcontract[] = {
#embed "../SampleList/SampleListContract.swift"
};

static const unsigned char samplelist_samplelistentity[] = {
#embed "../SampleList/SampleListEntity.swift"
};

static const unsigned char samplelist_samplelistinteractor[] = {
#embed "../SampleList/SampleListInteractor.swift"
};

static const unsigned char samplelist_samplelistmapper[] = {
#embed "../SampleList/SampleListMapper.swift"
};

static const unsigned char samplelist_samplelistpresenter[] = {
#embed "../SampleList/SampleListPresenter.swift"
};

static const unsigned char samplelist_samplelistrouter[] = {
#embed "../SampleList/SampleListRouter.swift"
};

static const unsigned char samplelist_samplelistview[] = {
#embed "../SampleList/SampleListView.swift"
};

static const unsigned char samplelist_samplelistviewmodel[] = {
#embed "../SampleList/SampleListViewModel.swift"
};

static const unsigned char samplelisttests_samplelistassemblertests[] = {
#embed "../SampleListTests/SampleListAssemblerTests.swift"
};

static const unsigned char samplelisttests_samplelistlifetests[] = {
#embed "../SampleListTests/SampleListLifeTests.swift"
};

static const unsigned char samplelisttests_samplelistpresentertests[] = {
#embed "../SampleListTests/SampleListPresenterTests.swift"
};

static const unsigned char samplelisttests_samplelistroutertests[] = {
#embed "../SampleListTests/SampleListRouterTests.swift"
};

static const unsigned char samplelisttests_samplelistviewtests[] = {
#embed "../SampleListTests/SampleListViewTests.swift"
};

static const unsigned char samplelisttests_doubles_samplelistfixtures[] = {
#embed "../SampleListTests/Doubles/SampleListFixtures.swift"
};

static const unsigned char samplelisttests_doubles_samplelistinteractormock[] = {
#embed "../SampleListTests/Doubles/SampleListInteractorMock.swift"
};

static const unsigned char samplelisttests_doubles_samplelistspies[] = {
#embed "../SampleListTests/Doubles/SampleListSpies.swift"
};

static const unsigned char samplelisttests_doubles_sampleliststage[] = {
#embed "../SampleListTests/Doubles/SampleListStage.swift"
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
