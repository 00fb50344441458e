package text;

public class Formatter {
  String format(Object value) {
    return "<" + value + ">";
  }

  String quote(String value) {
    return "'" + value + "'";
  }

  public String title(String name) {
    return format(name);
  }

  public String quotation(String name) {
    return quote(name);
  }
}
