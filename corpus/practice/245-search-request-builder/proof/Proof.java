import io.lumenindex.query.*;

public class Proof {
    public static void main(String[] args) {
        SearchRequest.Builder b = SearchRequest.on("papers").filter("year", "2021").sortBy("title", true);
        SearchRequest first = b.build();
        System.out.println(first.toQueryString());
        SearchRequest second = b.filter("lang", "en").limit(5).build();
        System.out.println(second.toQueryString());
        System.out.println(first.toQueryString() + " " + first.filters());
    }
}
