package core;

public class Job {
  int step() {
    return 1;
  }

  public int run(int times) {
    return times * step();
  }
}
