#include "Templates.h"

static const unsigned char sample_sampleassembler[] = {
#embed "../Sample/SampleAssembler.swift"
};

static const unsigned char sample_samplecontract[] = {
#embed "../Sample/SampleContract.swift"
};

static const unsigned char sample_sampleentity[] = {
#embed "../Sample/SampleEntity.swift"
};

static const unsigned char sample_sampleinteractor[] = {
#embed "../Sample/SampleInteractor.swift"
};

static const unsigned char sample_samplemapper[] = {
#embed "../Sample/SampleMapper.swift"
};

static const unsigned char sample_samplepresenter[] = {
#embed "../Sample/SamplePresenter.swift"
};

static const unsigned char sample_samplerouter[] = {
#embed "../Sample/SampleRouter.swift"
};

static const unsigned char sample_sampleview[] = {
#embed "../Sample/SampleView.swift"
};

static const unsigned char sample_sampleviewmodel[] = {
#embed "../Sample/SampleViewModel.swift"
};

static const unsigned char sampletests_sampleassemblertests[] = {
#embed "../SampleTests/SampleAssemblerTests.swift"
};

static const unsigned char sampletests_samplelifetests[] = {
#embed "../SampleTests/SampleLifeTests.swift"
};

static const unsigned char sampletests_samplepresentertests[] = {
#embed "../SampleTests/SamplePresenterTests.swift"
};

static const unsigned char sampletests_sampleroutertests[] = {
#embed "../SampleTests/SampleRouterTests.swift"
};

static const unsigned char sampletests_sampleviewtests[] = {
#embed "../SampleTests/SampleViewTests.swift"
};

static const unsigned char sampletests_doubles_samplefixtures[] = {
#embed "../SampleTests/Doubles/SampleFixtures.swift"
};

static const unsigned char sampletests_doubles_sampleinteractormock[] = {
#embed "../SampleTests/Doubles/SampleInteractorMock.swift"
};

static const unsigned char sampletests_doubles_samplespies[] = {
#embed "../SampleTests/Doubles/SampleSpies.swift"
};

static const unsigned char sampletests_doubles_samplestage[] = {
#embed "../SampleTests/Doubles/SampleStage.swift"
};

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

static const unsigned char samplelist_sampleliststate[] = {
#embed "../SampleList/SampleListState.swift"
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

static const TemplateFile sample_files[] = {
    {"Sample/SampleAssembler.swift", sample_sampleassembler, sizeof sample_sampleassembler},
    {"Sample/SampleContract.swift", sample_samplecontract, sizeof sample_samplecontract},
    {"Sample/SampleEntity.swift", sample_sampleentity, sizeof sample_sampleentity},
    {"Sample/SampleInteractor.swift", sample_sampleinteractor, sizeof sample_sampleinteractor},
    {"Sample/SampleMapper.swift", sample_samplemapper, sizeof sample_samplemapper},
    {"Sample/SamplePresenter.swift", sample_samplepresenter, sizeof sample_samplepresenter},
    {"Sample/SampleRouter.swift", sample_samplerouter, sizeof sample_samplerouter},
    {"Sample/SampleView.swift", sample_sampleview, sizeof sample_sampleview},
    {"Sample/SampleViewModel.swift", sample_sampleviewmodel, sizeof sample_sampleviewmodel},
    {"SampleTests/SampleAssemblerTests.swift", sampletests_sampleassemblertests, sizeof sampletests_sampleassemblertests},
    {"SampleTests/SampleLifeTests.swift", sampletests_samplelifetests, sizeof sampletests_samplelifetests},
    {"SampleTests/SamplePresenterTests.swift", sampletests_samplepresentertests, sizeof sampletests_samplepresentertests},
    {"SampleTests/SampleRouterTests.swift", sampletests_sampleroutertests, sizeof sampletests_sampleroutertests},
    {"SampleTests/SampleViewTests.swift", sampletests_sampleviewtests, sizeof sampletests_sampleviewtests},
    {"SampleTests/Doubles/SampleFixtures.swift", sampletests_doubles_samplefixtures, sizeof sampletests_doubles_samplefixtures},
    {"SampleTests/Doubles/SampleInteractorMock.swift", sampletests_doubles_sampleinteractormock, sizeof sampletests_doubles_sampleinteractormock},
    {"SampleTests/Doubles/SampleSpies.swift", sampletests_doubles_samplespies, sizeof sampletests_doubles_samplespies},
    {"SampleTests/Doubles/SampleStage.swift", sampletests_doubles_samplestage, sizeof sampletests_doubles_samplestage},
};

TemplateFiles template_sample(void) {
  return (TemplateFiles){sample_files, sizeof sample_files / sizeof *sample_files};
}

static const TemplateFile sample_list_files[] = {
    {"SampleList/SampleListAssembler.swift", samplelist_samplelistassembler, sizeof samplelist_samplelistassembler},
    {"SampleList/SampleListContract.swift", samplelist_samplelistcontract, sizeof samplelist_samplelistcontract},
    {"SampleList/SampleListEntity.swift", samplelist_samplelistentity, sizeof samplelist_samplelistentity},
    {"SampleList/SampleListInteractor.swift", samplelist_samplelistinteractor, sizeof samplelist_samplelistinteractor},
    {"SampleList/SampleListMapper.swift", samplelist_samplelistmapper, sizeof samplelist_samplelistmapper},
    {"SampleList/SampleListPresenter.swift", samplelist_samplelistpresenter, sizeof samplelist_samplelistpresenter},
    {"SampleList/SampleListRouter.swift", samplelist_samplelistrouter, sizeof samplelist_samplelistrouter},
    {"SampleList/SampleListState.swift", samplelist_sampleliststate, sizeof samplelist_sampleliststate},
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
