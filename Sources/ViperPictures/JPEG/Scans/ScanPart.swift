/// A component in a scan, with what is needed to read its blocks.
struct ScanPart {
  /// The place of the component in the frame.
  let component: Int
  /// The numbers of its blocks in a unit of the scan.
  let across: Int
  let down: Int
  /// The code of the first coefficient, and that of the others.
  let first: HuffmanTable
  let others: HuffmanTable
  /// The first coefficient of the block before.
  var prediction: Int32 = 0
}
