package traffic;

public class Car extends Vehicle {
  public int passengers() {
    return seats + 4;
  }
}
