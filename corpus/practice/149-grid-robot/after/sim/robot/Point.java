package sim.robot;

record Point(int x, int y) {
}
