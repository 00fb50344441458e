package garage;

public class Wagon {
  private int power = 70;

  public int speed(int load) {
    return power - load;
  }
}
