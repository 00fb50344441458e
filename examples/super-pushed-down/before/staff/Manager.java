package staff;

public class Manager extends Employee {
  public int bonus() {
    return 300;
  }

  int baseBonus() {
    return super.bonus();
  }
}
