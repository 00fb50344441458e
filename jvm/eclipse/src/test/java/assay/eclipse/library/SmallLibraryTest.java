package assay.eclipse.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallLibraryTest {

    @TempDir
    static Path folder;

    static SmallLibrary library;

    @BeforeAll
    static void build() throws IOException {
        Path jar = folder.resolve("small.jar");
        LibraryBuilder.main(new String[] {jar.toString()});
        library = SmallLibrary.read(jar);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "package p; class A extends B { int m(String s) { return s.length(); } }",
                "class A { java.lang.Object o; }",
                "package com.acme; class A {}",
                "class A { void m() { System.out.println(1); } }",
                "class A { /* Thread */ String s = \"Thread\"; }"
            })
    void suitsWhatMeansTheSameWithIt(String text) {
        assertEquals(true, library.suits(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import java.util.List;",
                "import java.lang.*;",
                "class A { Thread t; }",
                "class A { int n = \"x\".chars().count(); }",
                "class A { java.util.List l; }",
                "import com.sun.net.httpserver.HttpServer;",
                "class A { Object o = new String(b, c); }",
                "import javax.swing.JFrame;"
            })
    void doesNotSuitWhatNeedsMore(String text) {
        assertEquals(false, library.suits(text));
    }
}
