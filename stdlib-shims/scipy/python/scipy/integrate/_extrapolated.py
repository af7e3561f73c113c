"""Adaptive quadrature with extrapolation, as QUADPACK's QAGS: halves the worst panel, and sums what the halving tends to."""

EPS = 2.220446049250313e-16
LARGEST, SMALLEST = 1.7976931348623157e308, 2.2250738585072014e-308


class Extrapolation:
    """Wynn's epsilon table."""

    def __init__(self):
        self.table, self.n, self.last, self.n_results = [0.0] * 60, 0, [0.0] * 4, 0

    def add(self, value):
        self.n += 1
        self.table[self.n] = value

    def extrapolate(self):
        """The limit and an estimate of its error."""
        e, n = self.table, self.n
        self.n_results += 1
        error, result = LARGEST, e[n]
        if n < 3:
            return result, max(error, 5 * EPS * abs(result))
        e[n + 2] = e[n]
        count = (n - 1) // 2
        e[n] = LARGEST
        before, k1 = n, n
        for step in range(1, count + 1):
            res, e0, e1 = e[k1 + 2], e[k1 - 2], e[k1 - 1]
            e2 = res
            size = abs(e1)
            delta2, delta3 = e2 - e1, e1 - e0
            err2, err3 = abs(delta2), abs(delta3)
            tol2, tol3 = max(abs(e2), size) * EPS, max(size, abs(e0)) * EPS
            if err2 <= tol2 and err3 <= tol3:
                return res, max(err2 + err3, 5 * EPS * abs(res))
            e3 = e[k1]
            e[k1] = e1
            delta1 = e1 - e3
            err1, tol1 = abs(delta1), max(size, abs(e3)) * EPS
            if err1 <= tol1 or err2 <= tol2 or err3 <= tol3:
                n = step + step - 1
                break
            ss = 1 / delta1 + 1 / delta2 - 1 / delta3
            if abs(ss * e1) <= 1e-4:
                n = step + step - 1
                break
            res = e1 + 1 / ss
            e[k1] = res
            k1 -= 2
            now = err2 + abs(res - e2) + err3
            if now <= error:
                error, result = now, res
        if n == 50:
            n = 49
        at = 1 if before % 2 else 2
        for _ in range(count + 1):
            e[at] = e[at + 2]
            at += 2
        if before != n:
            shift = before - n
            for place in range(1, n + 1):
                e[place] = e[place + shift]
        self.n = n
        if self.n_results < 4:
            self.last[self.n_results] = result
            error = LARGEST
        else:
            error = abs(result - self.last[3]) + abs(result - self.last[2]) + abs(result - self.last[1])
            self.last[1:] = [self.last[2], self.last[3], result]
        return result, max(error, 5 * EPS * abs(result))


class Panels:
    """The panels so far, and their order by error."""

    def __init__(self, low, high, value, error, limit):
        self.low, self.high, self.value, self.error, self.order = [low], [high], [value], [error], [0]
        self.worst, self.rank, self.limit = 0, 0, limit

    def split(self, first, second):
        """Replaces the worst panel by two, each (low, high, value, error)."""
        big, small = (second, first) if second[3] > first[3] else (first, second)
        at = self.worst
        self.low[at], self.high[at], self.value[at], self.error[at] = big
        for part, entry in zip((self.low, self.high, self.value, self.error), small):
            part.append(entry)
        self._sort()

    def _sort(self):
        """Keeps the order of errors; only as many as can still be halved (dqpsrt)."""
        last, error, order = len(self.low), self.error, self.order
        if last <= 2:
            self.order = [0, 1]
        else:
            largest = error[self.worst]
            while self.rank > 0 and largest > error[order[self.rank - 1]]:
                order[self.rank] = order[self.rank - 1]
                self.rank -= 1
            kept = last if last <= self.limit // 2 + 2 else self.limit + 3 - last
            order.append(last - 1)
            end, least = kept - 1, error[last - 1]
            place = self.rank + 1
            while place < end and largest < error[order[place]]:
                order[place - 1] = order[place]
                place += 1
            order[place - 1] = self.worst
            at = end
            while at > place and least >= error[order[at - 1]]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = last - 1
        self.worst = self.order[self.rank]

    def width(self):
        return abs(self.high[self.worst] - self.low[self.worst])


def integrate(panel, low, high, epsabs, epsrel, limit, whole_width):
    """Value, error, panels, number of panels and what went wrong (QUADPACK's number, 0 when nothing); `panel` gives value, error,
    the integral of the size and of the distance from the mean."""
    result, error, size, _spread = panel(low, high)
    wanted = max(epsabs, epsrel * abs(result))
    panels = Panels(low, high, result, error, limit)
    flaw = 2 if error <= 100 * EPS * size and error > wanted else 0
    flaw = 1 if limit == 1 and error > wanted else flaw
    if flaw or (error <= wanted and error != _spread) or error == 0:
        return result, error, panels, flaw
    return _Search(panel, panels, result, error, size, epsabs, epsrel, limit, whole_width).run()


class _Search:
    def __init__(self, panel, panels, result, error, size, epsabs, epsrel, limit, width):
        self.panel, self.panels, self.epsabs, self.epsrel, self.limit = panel, panels, epsabs, epsrel, limit
        self.area, self.sum, self.size, self.width = result, error, size, width
        self.result, self.error = result, LARGEST
        self.table = Extrapolation()
        self.table.add(result)
        self.steady = abs(result) >= (1 - 50 * EPS) * size
        self.flaw = self.inner_flaw = 0

    def run(self):
        rounding, tries, extrapolating, no_more = [0, 0, 0], 0, False, False
        panels, small, left, goal, correction = self.panels, 0.0, 0.0, 0.0, 0.0
        for last in range(2, self.limit + 1):
            worst = panels.worst
            a1, b2, before, error_before = panels.low[worst], panels.high[worst], panels.value[worst], panels.error[worst]
            b1 = 0.5 * (a1 + b2)
            value1, error1, _, spread1 = self.panel(a1, b1)
            value2, error2, _, spread2 = self.panel(b1, b2)
            both, errors = value1 + value2, error1 + error2
            self.sum += errors - error_before
            self.area += both - before
            if spread1 != error1 and spread2 != error2:
                if abs(before - both) <= 1e-5 * abs(both) and errors >= 0.99 * error_before:
                    rounding[1 if extrapolating else 0] += 1
                if last > 10 and errors > error_before:
                    rounding[2] += 1
            wanted = max(self.epsabs, self.epsrel * abs(self.area))
            if rounding[0] + rounding[1] >= 10 or rounding[2] >= 20:
                self.flaw = 2
            if rounding[1] >= 5:
                self.inner_flaw = 3
            if last == self.limit:
                self.flaw = 1
            if max(abs(a1), abs(b2)) <= (1 + 100 * EPS) * (abs(b1) + 1000 * SMALLEST):
                self.flaw = 4
            panels.split((a1, b1, value1, error1), (b1, b2, value2, error2))
            if self.sum <= wanted:
                return self._sum_up()
            if self.flaw:
                break
            if last == 2:
                small, left, goal = self.width * 0.375, self.sum, wanted
                self.table.add(self.area)
                continue
            if no_more:
                continue
            left -= error_before
            if abs(b1 - a1) > small:
                left += errors
            if not extrapolating:
                if panels.width() > small:
                    continue
                extrapolating, panels.rank = True, 1
            if self.inner_flaw != 3 and left > goal and self._has_wide(last, small):
                continue
            self.table.add(self.area)
            value, error = self.table.extrapolate()
            tries += 1
            if tries > 5 and self.error < 1e-3 * self.sum:
                self.flaw = 5
            if error < self.error:
                tries, self.error, self.result, correction = 0, error, value, left
                goal = max(self.epsabs, self.epsrel * abs(value))
                if self.error <= goal:
                    break
            if self.table.n == 1:
                no_more = True
            if self.flaw == 5:
                break
            panels.worst, panels.rank, extrapolating = panels.order[0], 0, False
            small, left = small * 0.5, self.sum
        return self._finish(correction)

    def _has_wide(self, last, small):
        """Whether a panel that is still wide can be halved first."""
        panels = self.panels
        end = self.limit + 3 - last if last > 2 + self.limit // 2 else last
        for _ in range(panels.rank, end):
            panels.worst = panels.order[panels.rank]
            if panels.width() > small:
                return True
            panels.rank += 1
            if panels.rank >= len(panels.order):
                panels.rank = len(panels.order) - 1
                break
        return False

    def _finish(self, correction):
        if self.error == LARGEST:
            return self._sum_up()
        if self.flaw + self.inner_flaw:
            if self.inner_flaw == 3:
                self.error += correction
            self.flaw = self.flaw or 3
            if self.result != 0 and self.area != 0:
                if self.error / abs(self.result) > self.sum / abs(self.area):
                    return self._sum_up()
            elif self.error > self.sum:
                return self._sum_up()
            elif self.area == 0:
                return self._done()
        if not self.steady and max(abs(self.result), abs(self.area)) <= self.size * 0.01:
            return self._done()
        if self.area == 0 or 0.01 > self.result / self.area or self.result / self.area > 100 or self.sum > abs(self.area):
            self.flaw = 6
        return self._done()

    def _sum_up(self):
        self.result, self.error = 0.0, self.sum
        for value in self.panels.value:
            self.result += value
        return self._done()

    def _done(self):
        return self.result, self.error, self.panels, self.flaw - 1 if self.flaw > 2 else self.flaw
