package staff;

public class Manager extends Employee {
  public int leadBonus() {
    return 300;
  }
}
