package shop;

public class Receipt {
  public void print() {
    String body = body();
    System.out.println("-- receipt --");
    System.out.println(body);
  }

  private String body() {
    return "3 pens";
  }
}
