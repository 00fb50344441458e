package traffic;

public class Car extends Vehicle {
  public int passengers() {
    return super.seats + 4;
  }
}
