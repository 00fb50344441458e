package garage;

public class Engine {
  private int rate() {
    return 8;
  }

  public int idle() {
    return rate();
  }
}
