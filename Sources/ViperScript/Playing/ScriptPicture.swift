import Viper

/// The visible state at one moment: a scene, and the module that it belongs to.
struct ScriptPicture: Hashable {
  let scene: Scene
  let module: Module.ID?
}
