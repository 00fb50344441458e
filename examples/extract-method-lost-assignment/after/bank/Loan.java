package bank;

public class Loan {
  public int cost(int years) {
    int cost = 100;
    addInterest(cost, years);
    return cost;
  }

  private void addInterest(int cost, int years) {
    if (years > 1) {
      cost = cost + years * 7;
    }
  }
}
