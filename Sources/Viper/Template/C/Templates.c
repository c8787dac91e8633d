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

static const unsigned char samplelisttests_samplelistmoduletests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListModuleTests.swift"
};

static const unsigned char samplelisttests_samplelistpresentertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListPresenterTests.swift"
};

static const unsigned char samplelisttests_samplelistviewtests[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListViewTests.swift"
};

static const unsigned char samplelisttests_samplelistdoubles[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListDoubles.swift"
};

static const unsigned char samplelisttests_sampleliststage[] = {
#embed "../../../../Examples/Modules/Tests/SampleListTests/SampleListStage.swift"
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
    {"SampleListTests/SampleListModuleTests.swift", samplelisttests_samplelistmoduletests, sizeof samplelisttests_samplelistmoduletests},
    {"SampleListTests/SampleListPresenterTests.swift", samplelisttests_samplelistpresentertests, sizeof samplelisttests_samplelistpresentertests},
    {"SampleListTests/SampleListViewTests.swift", samplelisttests_samplelistviewtests, sizeof samplelisttests_samplelistviewtests},
    {"SampleListTests/SampleListDoubles.swift", samplelisttests_samplelistdoubles, sizeof samplelisttests_samplelistdoubles},
    {"SampleListTests/SampleListStage.swift", samplelisttests_sampleliststage, sizeof samplelisttests_sampleliststage},
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

static const unsigned char sampledetailtests_sampledetailmoduletests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailModuleTests.swift"
};

static const unsigned char sampledetailtests_sampledetailpresentertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailPresenterTests.swift"
};

static const unsigned char sampledetailtests_sampledetailviewtests[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailViewTests.swift"
};

static const unsigned char sampledetailtests_sampledetaildoubles[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailDoubles.swift"
};

static const unsigned char sampledetailtests_sampledetailstage[] = {
#embed "../../../../Examples/Modules/Tests/SampleDetailTests/SampleDetailStage.swift"
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
    {"SampleDetailTests/SampleDetailModuleTests.swift", sampledetailtests_sampledetailmoduletests, sizeof sampledetailtests_sampledetailmoduletests},
    {"SampleDetailTests/SampleDetailPresenterTests.swift", sampledetailtests_sampledetailpresentertests, sizeof sampledetailtests_sampledetailpresentertests},
    {"SampleDetailTests/SampleDetailViewTests.swift", sampledetailtests_sampledetailviewtests, sizeof sampledetailtests_sampledetailviewtests},
    {"SampleDetailTests/SampleDetailDoubles.swift", sampledetailtests_sampledetaildoubles, sizeof sampledetailtests_sampledetaildoubles},
    {"SampleDetailTests/SampleDetailStage.swift", sampledetailtests_sampledetailstage, sizeof sampledetailtests_sampledetailstage},
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

static const unsigned char sampleformtests_sampleformmoduletests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormModuleTests.swift"
};

static const unsigned char sampleformtests_sampleformpresentertests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormPresenterTests.swift"
};

static const unsigned char sampleformtests_sampleformviewtests[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormViewTests.swift"
};

static const unsigned char sampleformtests_sampleformdoubles[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormDoubles.swift"
};

static const unsigned char sampleformtests_sampleformstage[] = {
#embed "../../../../Examples/Modules/Tests/SampleFormTests/SampleFormStage.swift"
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
    {"SampleFormTests/SampleFormModuleTests.swift", sampleformtests_sampleformmoduletests, sizeof sampleformtests_sampleformmoduletests},
    {"SampleFormTests/SampleFormPresenterTests.swift", sampleformtests_sampleformpresentertests, sizeof sampleformtests_sampleformpresentertests},
    {"SampleFormTests/SampleFormViewTests.swift", sampleformtests_sampleformviewtests, sizeof sampleformtests_sampleformviewtests},
    {"SampleFormTests/SampleFormDoubles.swift", sampleformtests_sampleformdoubles, sizeof sampleformtests_sampleformdoubles},
    {"SampleFormTests/SampleFormStage.swift", sampleformtests_sampleformstage, sizeof sampleformtests_sampleformstage},
};

TemplateFiles template_sample_form(void) {
  return (TemplateFiles){sample_form_files, sizeof sample_form_files / sizeof *sample_form_files};
}
