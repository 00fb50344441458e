package traffic;

public class Bus extends Car {
  public int tickets() {
    return seats;
  }
}
