package assay.oracle.seeds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.oracle.Sources;
import assay.oracle.compile.Dialect;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests as people write them, with JUnit missing on the class path, become sequences of calls. */
class SeedsTest {

    private static final String SHOP = """
            package shop;
            public class Cart implements Iterable<Item> {
                public static final int LIMIT = 9;
                public static final Cart EMPTY = new Cart();
                private final java.util.List<Item> items = new java.util.ArrayList<>();
                public Cart() {}
                public Cart(java.util.List<String> names) {}
                public Cart add(String name, long price) { return this; }
                public Cart addAll(String... names) { return this; }
                public void put(Item item) {}
                public Item item(int index) { return items.get(index); }
                public Item[] all() { return new Item[0]; }
                public java.util.List<Item> items() { return items; }
                public long total() { return 0; }
                public int sum(int[] values) { return 0; }
                public void each(java.util.function.Consumer<Item> user) {}
                public java.util.Iterator<Item> iterator() { return items.iterator(); }
                public void read(java.io.Reader reader) {}
                public void any(Object thing) {}
                int hidden() { return 0; }
            }
            ---
            package shop;
            public class Item {
                public enum Color { RED, GREEN }
                public static Builder builder() { return new Builder(); }
                public String label() { return ""; }
                public static class Builder {
                    public Builder name(String name) { return this; }
                    public Builder color(Color color) { return this; }
                    public Item build() { return new Item(); }
                }
            }
            """;

    @Test
    void aCallBringsWhatItNeedsAndWhatHappenedToItsObjectsBefore() {
        List<String> found = inTest("""
                Cart cart = new Cart();
                Cart other = new Cart();
                cart.add("a", 2);
                other.add("b", 3);
                assertEquals(2, cart.total());
                """);
        assertTrue(found.contains("new shop.Cart(); $0.add(\"a\", 2L); $0.total()"), found::toString);
        assertTrue(found.contains("new shop.Cart(); $0.add(\"b\", 3L)"), found::toString);
        assertTrue(
                found.contains("new shop.Cart(); new shop.Cart(); $0.add(\"a\", 2L); $1.add(\"b\", 3L); $0.total()"),
                found::toString);
    }

    @Test
    void fixturesFieldsAndHelpersAreReadWhereATestNeedsThem() {
        List<String> found = sequences("""
                package shop;
                import org.junit.Before;
                import org.junit.Test;
                import static org.junit.Assert.*;
                public class CartTest extends junit.framework.TestCase {
                    private static final String NAME = "pen" + 1;
                    private final Cart second = filled(7);
                    private Cart cart;
                    @Before public void prepare() { cart = new Cart(); cart.add(NAME, 5); }
                    @Test public void total() { assertEquals(5, cart.total()); }
                    @Test public void helped() { assertNotNull(second.item(0)); }
                    private Cart filled(int price) { Cart made = new Cart(); made.add("x", price * 2); return made; }
                }
                """);
        assertTrue(found.contains("new shop.Cart(); $0.add(\"pen1\", 5L); $0.total()"), found::toString);
        assertTrue(found.contains("new shop.Cart(); $0.add(\"x\", 14L); $0.item(0)"), found::toString);
    }

    @Test
    void chainsEnumsAndBuilders() {
        List<String> found =
                inTest("assertEquals(\"x\", Item.builder().name(\"a\").color(Item.Color.RED).build().label());");
        assertTrue(
                found.contains(
                        "shop.Item.builder(); $0.name(\"a\"); shop.Item$Color.RED; $1.color($2); $3.build(); $4.label()"),
                found::toString);
    }

    @Test
    void arraysVariableArgumentsAndCollections() {
        List<String> found = inTest("""
                Cart cart = new Cart(Arrays.asList("a", "b"));
                cart.addAll("c", "d");
                int[] values = {3, 1};
                values[1] = 4;
                assertEquals(7, cart.sum(values));
                cart.any(List.of(1, 2L));
                cart.any(5);
                cart.any('c');
                """);
        assertTrue(
                found.contains(
                        "new shop.Cart(java.util.List<java.lang.String>[\"a\", \"b\"]); $0.addAll([Ljava.lang.String;[\"c\", \"d\"]); $0.sum([I[3, 4])"),
                found::toString);
        assertTrue(
                found.get(found.size() - 1).endsWith("$0.any(5); $0.any('c')")
                        || found.stream().anyMatch(text -> text.endsWith("$0.any(5); $0.any('c')")),
                found::toString);
    }

    @Test
    void objectsOfTheJdkAreMadeByCalls() {
        List<String> found = inTest("""
                Cart cart = new Cart();
                cart.read(new StringReader("a\\n" + "b"));
                List<String> names = new ArrayList<>();
                names.add("n");
                new Cart(names);
                cart.any(Locale.US);
                cart.any(new BigDecimal("1.50").setScale(1, java.math.RoundingMode.HALF_UP));
                cart.any("ab".getBytes(java.nio.charset.StandardCharsets.UTF_8));
                cart.any("ab".repeat(2).toUpperCase());
                cart.any(System.currentTimeMillis());
                """);
        assertTrue(
                found.contains("new shop.Cart(); new java.io.StringReader(\"a\\nb\"); $0.read($1)"), found::toString);
        assertTrue(found.contains("new java.util.ArrayList(); $0.add(\"n\"); new shop.Cart($0)"), found::toString);
        String last = found.get(found.size() - 1);
        assertTrue(found.stream().anyMatch(text -> text.contains("java.util.Locale.US; $0.any($3)")), found::toString);
        assertTrue(
                found.stream()
                        .anyMatch(
                                text -> text.contains(
                                        "new java.math.BigDecimal(\"1.50\"); java.math.RoundingMode.HALF_UP; $5.setScale(1, $6); $0.any($7)")),
                found::toString);
        assertTrue(found.stream().anyMatch(text -> text.contains("any([B[(byte) 97, (byte) 98])")), found::toString);
        assertTrue(found.stream().anyMatch(text -> text.endsWith("any(\"ABAB\")")), found::toString);
        assertFalse(last.contains("currentTimeMillis"), last);
    }

    @Test
    void aCallThatIsExpectedToThrowEndsItsSequence() {
        List<String> found = inTest("""
                Cart cart = new Cart();
                assertThrows(IllegalArgumentException.class, () -> cart.add(null, -1));
                assertEquals(0, cart.total());
                """);
        assertTrue(found.contains("new shop.Cart(); $0.add(null, -1L)"), found::toString);
        assertTrue(found.contains("new shop.Cart(); $0.total()"), found::toString);
        assertTrue(found.stream().noneMatch(text -> text.contains("add") && text.contains("total")), found::toString);
    }

    @Test
    void branchesAndLoopsAreTakenAsFarAsTheyAreKnown() {
        List<String> found = inTest("""
                Cart cart = new Cart();
                for (String name : new String[] {"a", "b"}) cart.add(name, 1);
                for (int i = 0; i < 2; i++) cart.item(i);
                for (Item item : cart) item.label();
                for (Item item : cart.all()) item.label();
                try { cart.put(null); fail(); } catch (RuntimeException e) { assertNotNull(e.getMessage()); }
                if (unknown()) cart.add("then", 1); else cart.add("else", 1);
                """);
        assertTrue(
                found.stream()
                        .anyMatch(
                                text -> text.contains("$0.add(\"a\", 1L); $0.add(\"b\", 1L); $0.item(0); $0.item(1)")),
                found::toString);
        assertTrue(
                found.stream().anyMatch(text -> text.contains("$0.iterator(); $5.next(); $6.label()")),
                found::toString);
        assertTrue(
                found.stream()
                        .anyMatch(text -> text.contains("java.util.Arrays.asList($") && text.endsWith(".label()")),
                found::toString);
        assertTrue(
                found.stream().anyMatch(text -> text.contains("\"then\""))
                        && found.stream().anyMatch(text -> text.contains("\"else\"")),
                found::toString);
        assertTrue(found.stream().noneMatch(text -> text.contains("put(null); ")), found::toString);
    }

    @Test
    void theTypeOfAnElementIsKnownFromItsCollection() {
        JsonObject sequence = find("Cart cart = new Cart(); cart.items().get(0).label();").sequences().stream()
                .filter(json -> text(json).endsWith("label()"))
                .findFirst()
                .orElseThrow();
        JsonObject get = sequence.getAsJsonArray("steps").get(2).getAsJsonObject();
        assertEquals("java.util.List#get(int)", get.get("member").getAsString());
        assertEquals("shop.Item", get.get("type").getAsString());
        assertEquals(
                "{\"member\":\"shop.Item#label()\",\"type\":\"java.lang.String\",\"on\":2,\"arguments\":[]}",
                sequence.getAsJsonArray("steps").get(3).toString());
    }

    @Test
    void lambdasAreTheOnesThatSequencesHave() {
        List<String> found = inTest("new Cart().each(item -> counter++);");
        assertTrue(
                found.contains("new shop.Cart(); $0.each(java.util.function.Consumer<shop.Item>{1 -1 []})"),
                found::toString);
    }

    @Test
    void valuesOfParameterizedTestsAreTried() {
        List<String> found = sequences("""
                package shop;
                import org.junit.jupiter.params.*;
                import org.junit.jupiter.params.provider.*;
                class CartTest {
                    @ParameterizedTest @ValueSource(strings = {"x", "y"}) void names(String name) { new Cart().add(name, 1); }
                    @ParameterizedTest @CsvSource({"a, 3", "b, 4"}) void rows(String name, int price) { new Cart().add(name, price); }
                    @ParameterizedTest @EnumSource void colors(Item.Color color) { Item.builder().color(color); }
                    @ParameterizedTest @MethodSource("made") void prices(String name, long price) { new Cart().add(name, price); }
                    static java.util.stream.Stream<Arguments> made() { return java.util.stream.Stream.of(Arguments.of("m", 5), Arguments.of("n", 6)); }
                }
                """);
        for (String call : List.of(
                "add(\"x\", 1L)",
                "add(\"y\", 1L)",
                "add(\"a\", 3L)",
                "add(\"b\", 4L)",
                "add(\"m\", 5L)",
                "add(\"n\", 6L)")) assertTrue(found.contains("new shop.Cart(); $0." + call), found::toString);
        assertTrue(found.contains("shop.Item$Color.GREEN; shop.Item.builder(); $1.color($0)"), found::toString);
    }

    @Test
    void whatNoCallerCanCallIsLeftOut() {
        List<String> found = inTest(
                "Cart cart = new Cart(); cart.hidden(); cart.put(new Item() { }); cart.any(mock(Item.class)); new java.io.File(\"x\").delete();");
        assertEquals(List.of("new shop.Cart()"), found);
    }

    @Test
    void textsAndNumbersOfTestsAreCollected() {
        Seeds.Found found = find("assertEquals(\"one\" + \" two\", new Cart().add(\"x\", -17).item(3).label(), 2.5);");
        assertTrue(found.texts().containsAll(List.of("one two", "x")), found.texts()::toString);
        assertTrue(found.numbers().containsAll(List.of(-17L, 3L, 2.5)), found.numbers()::toString);
    }

    @Test
    void twoVersionsOfATestAreReadBoth() {
        var files = new LinkedHashMap<String, String>();
        files.put("src/test/java/shop/CartTest.java", test("new Cart().item(1);"));
        files.put("before/src/test/java/shop/CartTest.java", test("new Cart().item(2);"));
        List<String> found = texts(Seeds.find(request(files)));
        assertTrue(
                found.contains("new shop.Cart(); $0.item(1)") && found.contains("new shop.Cart(); $0.item(2)"),
                found::toString);
    }

    @Test
    void classLiteralsArePassedOn() {
        List<String> found = inTest(
                "new Cart().any(Character.class); new Cart().any(int.class); new Cart().any(Item.class); new Cart().any(Hidden.class); } static class Hidden {");
        for (String name : List.of("java.lang.Character", "int", "shop.Item"))
            assertTrue(found.contains("new shop.Cart(); $0.any(" + name + ".class)"), found::toString);
        assertFalse(found.toString().contains("Hidden"), found::toString);
    }

    @Test
    void constantsOfEnumsOfTheJdkArePassedOn() {
        List<String> found = inTest("new Cart().any(javax.lang.model.element.Modifier.FINAL);");
        assertTrue(
                found.contains("new shop.Cart(); javax.lang.model.element.Modifier.FINAL; $0.any($1)"),
                found::toString);
    }

    @Test
    void rowsOfArgumentsAreFoundWhereverTheirSourcePutsThemTogether() {
        List<String> found = sequences("""
                package shop;
                import java.util.*;
                import java.util.stream.Stream;
                import org.junit.jupiter.params.ParameterizedTest;
                import org.junit.jupiter.params.provider.*;
                class CartTest {
                    static Stream<Arguments> rows() {
                        final String first = "x";
                        List<Arguments> rows = new ArrayList<>();
                        rows.add(Arguments.of(first, 1L));
                        rows.add(Arguments.of("y", 2L));
                        return rows.stream();
                    }
                    @ParameterizedTest @MethodSource("rows") void adds(String name, long price) { new Cart().add(name, price); }
                }
                """);
        assertTrue(
                found.contains("new shop.Cart(); $0.add(\"x\", 1L)")
                        && found.contains("new shop.Cart(); $0.add(\"y\", 2L)"),
                found::toString);
    }

    @Test
    void theSameSourcesGiveTheSameAnswer() {
        String body =
                "Cart cart = new Cart(); for (int i = 0; i < 3; i++) cart.add(\"n\" + i, i).item(i).label(); cart.any(Map.of(1, 2, 3, 4));";
        assertEquals(find(body).sequences().toString(), find(body).sequences().toString());
    }

    @Test
    void sourcesThatAreNoJavaGiveNothing() {
        assertEquals(
                List.of(),
                texts(Seeds.find(request(Map.of("CartTest.java", "class CartTest { void m( { new Cart() ; \" }")))));
    }

    private static List<String> inTest(String body) {
        return sequences(test(body));
    }

    private static Seeds.Found find(String body) {
        return Seeds.find(request(Map.of("shop/CartTest.java", test(body)))).get(0);
    }

    private static String test(String body) {
        return """
                package shop;
                import static org.junit.jupiter.api.Assertions.*;
                import java.io.*;
                import java.math.BigDecimal;
                import java.util.*;
                import org.junit.jupiter.api.Test;
                class CartTest {
                    private int counter;
                    @Test void test() throws Exception {
                """ + body + "} }";
    }

    private static List<String> sequences(String test) {
        return texts(Seeds.find(request(Map.of("shop/CartTest.java", test))));
    }

    private static Seeds.Request request(Map<String, String> files) {
        return new Seeds.Request(files, Sources.javac(SHOP).classes(), new Dialect(Sources.LEVEL, List.of()));
    }

    private static List<String> texts(List<Seeds.Found> found) {
        return found.stream()
                .flatMap(source -> source.sequences().stream())
                .map(SeedsTest::text)
                .toList();
    }

    /** A sequence for people: {@code $0} is the result of the first call. */
    private static String text(JsonObject sequence) {
        var calls = new ArrayList<String>();
        for (JsonElement element : sequence.getAsJsonArray("steps")) {
            JsonObject step = element.getAsJsonObject();
            String member = step.get("member").getAsString();
            String owner = member.substring(0, member.indexOf('#'));
            String name = member.substring(member.indexOf('#') + 1).replaceAll("\\(.*", "");
            String arguments = member.endsWith(")") ? '(' + list(step.getAsJsonArray("arguments")) + ')' : "";
            calls.add(
                    name.equals("<init>")
                            ? "new " + owner + arguments
                            : (step.has("on") ? "$" + step.get("on") : owner) + '.' + name + arguments);
        }
        return String.join("; ", calls);
    }

    private static String list(JsonArray arguments) {
        var texts = new ArrayList<String>();
        for (JsonElement element : arguments) {
            JsonObject argument = element.getAsJsonObject();
            if (argument.has("variable")) texts.add("$" + argument.get("variable"));
            else if (argument.has("class")) texts.add(argument.get("class").getAsString() + ".class");
            else if (argument.has("gives"))
                texts.add(argument.get("type").getAsString() + '{' + argument.get("parameters") + ' '
                        + argument.get("gives") + " [" + list(argument.getAsJsonArray("elements")) + "]}");
            else if (argument.has("elements"))
                texts.add(argument.get("type").getAsString() + '[' + list(argument.getAsJsonArray("elements")) + ']');
            else texts.add(argument.get("text").getAsString());
        }
        return String.join(", ", texts);
    }
}
