package bank;

public class Loan {
  public int cost(int years) {
    int cost = 100;
    if (years > 1) {
      cost = cost + years * 7;
    }
    return cost;
  }
}
