package report;

public class Report {
  String header() {
    return "plain";
  }

  public String print() {
    return header() + ".";
  }
}
