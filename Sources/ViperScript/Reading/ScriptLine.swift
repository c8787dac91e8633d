/// The meaning of a line of a script.
enum ScriptLine<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// The line changes the settings that the stage is made with.
  case setting(@Sendable (inout Settings) -> Void)
  /// The line changes how the script is played.
  case playing(@Sendable (inout ScriptPlaying) -> Void)
  case instruction(ScriptInstruction<Stage>)
  case include(String)
  case begin(Int)
  case end
}
