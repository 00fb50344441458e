package rail;

public class LocalTrain extends Train {
  public void signal() {
    System.out.println("bell");
  }
}
