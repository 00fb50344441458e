package rail;

public class LocalTrain extends Train {
  public void ring() {
    System.out.println("bell");
  }

  void announce() {
    super.signal();
  }
}
