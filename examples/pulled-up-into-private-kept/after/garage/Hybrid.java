package garage;

public class Hybrid extends Engine {
  int rate() {
    return 3;
  }
}
