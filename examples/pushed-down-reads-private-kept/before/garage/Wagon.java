package garage;

public class Wagon {
  protected int power = 70;

  public int speed(int load) {
    return power - load;
  }
}
