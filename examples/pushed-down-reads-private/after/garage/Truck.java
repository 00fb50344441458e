package garage;

public class Truck extends Wagon {
  public int wheels() {
    return 6;
  }

  public int speed(int load) {
    return power - load;
  }
}
