package ui.badge;

public class Badge {
    private String name;
    private int count;
    private boolean bold;

    public void setName(String name) {
        this.name = name;
    }

    public void setCount(int count) {
        this.count = count;
    }

    public void setBold(boolean bold) {
        this.bold = bold;
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        sb.append(name == null ? "?" : name);
        if (count > 0) {
            sb.append(" (").append(count).append(')');
        }
        return bold ? "*" + sb + "*" : sb.toString();
    }
}
