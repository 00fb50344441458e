package garage;

public class Engine {
  private int idleRate() {
    return 8;
  }

  int rate() {
    return 0;
  }

  public int idle() {
    return idleRate();
  }

  public int consumption(int distance) {
    return distance * rate();
  }
}
