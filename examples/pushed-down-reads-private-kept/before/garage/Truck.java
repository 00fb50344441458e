package garage;

public class Truck extends Wagon {
  public int wheels() {
    return 6;
  }
}
