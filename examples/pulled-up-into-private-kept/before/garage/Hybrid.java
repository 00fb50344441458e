package garage;

public class Hybrid extends Engine {
  int rate() {
    return 3;
  }

  public int consumption(int distance) {
    return distance * rate();
  }
}
