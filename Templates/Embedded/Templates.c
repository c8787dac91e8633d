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
