package traffic;

public class Bus extends Car {
  protected int seats = 40;

  public int tickets() {
    return seats;
  }
}
