// The clocks are part of `Viper` since 0.5.0. The tests that 0.4.0 generated import this module, which
// 0.6.0 will remove.
@_exported public import Viper
