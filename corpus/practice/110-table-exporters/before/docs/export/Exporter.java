package docs.export;

import java.util.List;

public interface Exporter {
    String export(List<String> headers, List<? extends List<String>> rows);
}
