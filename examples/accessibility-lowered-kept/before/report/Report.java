package report;

public class Report {
  protected String header() {
    return "plain";
  }

  public String print() {
    return header() + ".";
  }
}
