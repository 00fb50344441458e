package staff;

public class Director extends Manager {
  int baseBonus() {
    return super.bonus();
  }

  public int payout(int years) {
    return years + baseBonus();
  }
}
