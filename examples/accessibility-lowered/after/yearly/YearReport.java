package yearly;

import report.Report;

public class YearReport extends Report {
  protected String header() {
    return "year";
  }
}
