package traffic;

public class Car extends Vehicle {
  protected int seats = 40;

  public int passengers() {
    return seats + 4;
  }
}
