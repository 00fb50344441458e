package ui.badge;

public class Badge {
    private String name;
    private int count;
    private boolean bold;
    private String rendered;

    public void setName(String name) {
        this.name = name;
        rendered = null;
    }

    public void setCount(int count) {
        this.count = count;
        rendered = null;
    }

    public void setBold(boolean bold) {
        this.bold = bold;
        rendered = null;
    }

    public String render() {
        if (rendered == null) {
            StringBuilder sb = new StringBuilder();
            sb.append(name == null ? "?" : name);
            if (count > 0) {
                sb.append(" (").append(count).append(')');
            }
            rendered = bold ? "*" + sb + "*" : sb.toString();
        }
        return rendered;
    }
}
