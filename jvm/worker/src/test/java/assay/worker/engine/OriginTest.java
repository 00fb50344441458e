package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OriginTest {

    @ParameterizedTest
    @CsvSource({
        "org.ide.PullUp, checkFinal, PullUp.checkFinal",
        "org.ide.Outer$Inner, run, Outer.Inner.run",
        "PullUp, <init>, PullUp.<init>",
        "org.ide.PullUp, lambda$checkFinal$12, PullUp.checkFinal",
        "org.ide.PullUp, lambda$3, PullUp.lambda",
    })
    void aPlaceIsWhatAPersonWouldCallItInEveryRelease(String className, String method, String place) {
        assertEquals(place, Origin.place(className, method));
    }
}
