package staff;

public class Director extends Manager {
  public int payout(int years) {
    return years + baseBonus();
  }
}
