package bank;

public class Loan {
  public int cost(int years) {
    int cost = 100;
    cost = addInterest(cost, years);
    return cost;
  }

  private int addInterest(int cost, int years) {
    if (years > 1) {
      cost = cost + years * 7;
    }
    return cost;
  }
}
