package staff;

public class Manager extends Employee {
  public int bonus() {
    return 300;
  }
}
