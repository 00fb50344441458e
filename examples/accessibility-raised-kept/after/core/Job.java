package core;

public class Job {
  protected int step() {
    return 1;
  }

  public int run(int times) {
    return times * step();
  }
}
