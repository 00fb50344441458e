package report;

public class YearReport extends Report {
  protected String header() {
    return "year";
  }
}
