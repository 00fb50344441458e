package fin.feeds;

import java.util.List;

public interface RateFeed {
    Double rate(String pair);

    List<String> pairs();
}
