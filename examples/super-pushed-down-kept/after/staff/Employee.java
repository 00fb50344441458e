package staff;

public class Employee {
  public int bonus() {
    return 100;
  }
}
