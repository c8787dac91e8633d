public import SampleList
public import ViperTesting

extension ViewSpy: SampleListUI where State == SampleListState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: SampleListRouting, SampleListOutput {
  public func showRow(_ id: String) async { record("showRow(\(id))") }
  public func close() { record("close()") }

  public func sampleList(didSelectRow id: String) async { record("didSelectRow(\(id))") }
}
