public import Sample
public import ViperTesting

extension ViewSpy: SampleUI where State == SampleState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: SampleRouting, SampleOutput {
  public func showRow(_ id: String) async { record("showRow(\(id))") }
  public func close() { record("close()") }

  public func sample(didSelectRow id: String) async { record("didSelectRow(\(id))") }
}
