package traffic;

public class Vehicle {
  protected int seats = 1;
}
